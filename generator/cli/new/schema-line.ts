import type { CollectionName } from '../../schema/collections.ts'

const names: Readonly<Record<Exclude<CollectionName, 'posts'>, string>> = { areas: 'area', services: 'service' }

/** The line by which an editor knows what a file may hold. */
export function schemaLine(collection: Exclude<CollectionName, 'posts'>): string {
  return `# yaml-language-server: $schema=../../.vscode/schemas/${names[collection]}.json\n`
}
