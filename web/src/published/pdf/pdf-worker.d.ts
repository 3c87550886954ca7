declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  /** What pdf.js looks for on `globalThis.pdfjsWorker`. */
  export const WorkerMessageHandler: object;
}
