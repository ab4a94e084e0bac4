import { describe, expect, test } from 'vitest'
import { addStateClasses } from '../../../../generator/server/dev/styleguide-states.ts'

describe('a state can be shown with its class', () => {
  test.each([
    ['.a:hover{color:red}', '.a:is(:hover,.is-hover){color:red}'],
    ['.a:active{top:1px}', '.a:is(:active,.is-active){top:1px}'],
    [':focus-visible{outline:3px}', ':is(:focus-visible,.is-focus-visible){outline:3px}'],
    ['.a:focus{outline:0}', '.a:is(:focus,.is-focus-visible){outline:0}'],
    ['.a:hover,.b:hover>.c{top:0}', '.a:is(:hover,.is-hover),.b:is(:hover,.is-hover)>.c{top:0}'],
    ['.a:hover:before{top:0}', '.a:is(:hover,.is-hover):before{top:0}'],
    ['.a[href]:hover .b{top:0}', '.a[href]:is(:hover,.is-hover) .b{top:0}'],
    ['.a:has(.b:focus-visible){top:0}', '.a:has(.b:is(:focus-visible,.is-focus-visible)){top:0}'],
    ['.a:not(:focus){top:0}', '.a:not(:is(:focus,.is-focus-visible)){top:0}'],
    ['@layer b{.a{top:0}.a:hover{top:1px}}', '@layer b{.a{top:0}.a:is(:hover,.is-hover){top:1px}}'],
  ])('%s', (css, expected) => {
    expect(addStateClasses(css)).toBe(expected)
  })
})

describe('anything else stays as it is', () => {
  test.each([
    '.a{color:red}',
    '.a:focus-within{top:0}',
    '.a::hover-thing{top:0}',
    '.a{content:":hover"}',
    '.a{content:"{x:hover"}',
    '@supports not selector(:focus-visible){.a{top:0}}',
    '@media(prefers-reduced-motion:no-preference){.a{transition:1s}}',
    ':root:has(.a:popover-open) .b{display:none}',
  ])('%s', (css) => {
    expect(addStateClasses(css)).toBe(css)
  })
})

test('styles only for pointers apply everywhere', () => {
  const css =
    '@layer b{.a{top:0}@media(hover:hover){.a:hover{top:1px}}}@media(min-width:9em)and (hover: hover){.b{top:3px}}'
  expect(addStateClasses(css)).toBe(
    '@layer b{.a{top:0}@media(min-width:0){.a:is(:hover,.is-hover){top:1px}}}@media(min-width:9em)and (min-width:0){.b{top:3px}}',
  )
})
