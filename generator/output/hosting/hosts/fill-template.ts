import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFolder } from '../../../shared/fs/source-folder.ts'
import * as rules from '../addresses.ts'

/** Address rules that most templates use. */
const common: Readonly<Record<string, string>> = {
  longest: String(rules.longestAddress),
  notFound: rules.notFoundFile,
  assets: rules.assetFolder,
  homeMove: rules.homeMoveSource,
  move: rules.moveSource,
  doubled: rules.doubledSource,
  plain: rules.plainSource,
  plainGroup: `^(${rules.plainSource.slice(1, -1)})$`,
  hidden: rules.hiddenSource,
  shown: rules.shownSource,
}

/** Replaces each `{{name}}` of a host's template; on a line of its own, with a block of lines, which gets its indentation. */
export function fillTemplate(name: string, values: Readonly<Record<string, string | readonly string[]>>): string {
  const template = readFileSync(
    join(sourceFolder, 'generator/output/hosting/hosts/templates', `${name}.template`),
    'utf8',
  )
  const find = (key: string) => {
    const value = values[key] ?? common[key]
    if (value === undefined) throw new Error(`The template ${name} names ${key}, which has no value`)
    return typeof value === 'string' ? value : value.map((line) => `${line}\n`).join('')
  }
  return template
    .replaceAll(/^([ \t]*)\{\{(\w+)\}\}\n/gm, (_, indent: string, key: string) =>
      find(key).replaceAll(/^(?=.)/gm, indent),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => find(key))
}
