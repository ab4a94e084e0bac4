// Replaces packages in the compiled generator (`compile.mjs`) that other packages load but that we give a replacement.

/** For remark's own parser and serializer, which are plugins. */
// oxlint-disable-next-line import/no-default-export -- as in the packages
export default function useNothing() {}

/** For js-yaml, as gray-matter asks for it when it's loaded. */
export function safeLoad() {
  throw new Error('YAML is read by another package')
}

export function safeDump() {
  throw new Error('This build does not write YAML')
}
