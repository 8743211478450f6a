import type { InvoiceFault } from "./invoice";

/** Thrown within the reader, whose answer it becomes. */
export class RefusedInvoice extends Error {
  readonly fault: InvoiceFault;

  constructor(fault: InvoiceFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
