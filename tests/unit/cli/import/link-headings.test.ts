import { expect, test } from 'vitest'
import { linkHeadings } from '../../../../generator/cli/import/convert-body.ts'

test.each([
  ['[A](#step-1-plan)\n\n## Step 1 - Plan', '[A](#step-1---plan)\n\n## Step 1 - Plan', 1],
  ['[A](#what-is-it "T")\n\n## What is it ?', '[A](#what-is-it- "T")\n\n## What is it ?', 1],
  ['[A](#%C3%A9tape-un)\n\n## Étape : un', '[A](#étape--un)\n\n## Étape : un', 1],
  ['[A](#etape-un)\n\n## Étape : un', '[A](#étape--un)\n\n## Étape : un', 1],
  ['<li><a class="c" href="#a-b">A</a></li>\n\n## A - B', '<li><a class="c" href="#a---b">A</a></li>\n\n## A - B', 1],
  ['[A](#plan-the-work)\n\n## 1. Plan the work', '[A](#1-plan-the-work)\n\n## 1. Plan the work', 1],
  ['[A](#5-tips)\n\n## 10 tips', '[A](#5-tips)\n\n## 10 tips', 0],
  ['[A](#b)\n\n## B', '[A](#b)\n\n## B', 0],
  ['[A](#c)\n\n## B', '[A](#c)\n\n## B', 0],
  ['[A](#a-b-c)\n\n## A - BC\n\n## AB - C', '[A](#a-b-c)\n\n## A - BC\n\n## AB - C', 0],
  ['`[A](#a-b)`\n\n## A - B', '`[A](#a-b)`\n\n## A - B', 0],
])('links to headings: %j', (body, expected, links) => {
  expect(linkHeadings(body)).toEqual({ body: expected, links })
})
