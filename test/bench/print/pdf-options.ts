/** What the renderer asks of Chromium, for the other sides: all print the same kind of PDF. */
export const PDF_OPTIONS = {
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
} as const;

/** The same in the words of the DevTools protocol. */
export const RAW_PDF_OPTIONS = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
} as const;
