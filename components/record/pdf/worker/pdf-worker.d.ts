/** Says nothing to its importer: it is there for the reader of PDFs, which finds it by itself. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
