/** A tag within a sentence: the text before it and after it may be one word. */
export const inlineTag = String.raw`</?(?:a|b|code|del|em|i|ins|mark|s|small|span|strong|su[bp]|u)(?:\s[^>]*)?>`
