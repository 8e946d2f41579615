/** A page's title with the product's suffix, unless the title already says it. */
export function pageTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName} & Games`;
}
