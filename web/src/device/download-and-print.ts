/** How long an object address outlives its use: a slow browser may still be reading. */
const KEEP_MS = 60_000;

const revokeLater = (url: string): void => {
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
};

/** Puts a file among the user's downloads. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  revokeLater(url);
}

/** Opens the browser's print dialog on a PDF; where a frame cannot print, the PDF opens beside this page. */
export function printFile(file: Blob): void {
  const url = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Print';
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.print();
    } catch {
      window.open(url);
    }
  });
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => frame.remove(), KEEP_MS);
  revokeLater(url);
}
