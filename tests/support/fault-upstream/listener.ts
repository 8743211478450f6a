import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP server on a loopback port of its own that can be stopped and started again at the same port. */
export class Listener {
  /** @param port 0: any that is free */
  constructor(
    private readonly server: Server,
    private port = 0,
  ) {}

  /** e.g. `http://127.0.0.1:40123`. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once("error", reject);
      this.server.listen(this.port, "127.0.0.1", () => {
        this.server.off("error", reject);
        resolve();
      });
    });
    const address = this.server.address();
    if (isNetworkAddress(address)) this.port = address.port;
  }

  openConnections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  }

  /** Ends open connections too, as a killed process would. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

function isNetworkAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
