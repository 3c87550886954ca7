declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  /** The worker that pdf.js looks for on `globalThis.pdfjsWorker`. */
  export const WorkerMessageHandler: object;
}
