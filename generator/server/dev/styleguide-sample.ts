/** A text with everything that authors can write in Markdown; it says what it shows. */
export const sample = `A paragraph holds **strong words**, *stressed words*, \`code\`, and [a link to another page](/about). The measure ends at 68 characters or so, however wide the window is.

## A heading of the second level

The list of contents beside a long text names these. A line may be\\
broken on purpose.

- What has no order is a list with dots
- A point may take more than one line where it has more to say than a point commonly has
  - A list inside a list

### A heading of the third level

1. What has an order is a list with numbers
2. One after the other
3. And a third

> A quotation stands behind a line, a little paler than the text around it.

## A table

| Room | Daily | Weekly | Monthly |
|---|---|---|---|
| Entrance | Mats, glass and floor | Corners and edges | Vents and light fittings |
| Restrooms | All of it | Descaling | Walls from top to bottom |

A wide table scrolls in its own box. Rules part what follows:

---

\`\`\`
Code as a block
  keeps its lines and spaces
\`\`\`
`
