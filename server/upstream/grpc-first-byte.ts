import "server-only";
import type { Socket } from "node:net";
import type { ChannelCredentials } from "@grpc/grpc-js";

/** A service has so long for the first byte of a connection that it took: HTTP/2 begins with the server's settings. */
export const firstByteMs = 4_000;

/**
 * Credentials whose connections are given up where the other end takes them and says nothing, so that the channel makes
 * another one (G9). The library itself waits for ever, and its keep-alive begins with a connection that is made.
 */
export function withFirstByteLimit(credentials: ChannelCredentials): ChannelCredentials {
  const createConnector = credentials._createSecureConnector.bind(credentials);
  credentials._createSecureConnector = (...args) => {
    const connector = createConnector(...args);
    const connect = connector.connect.bind(connector);
    connector.connect = (socket) => Promise.race([connect(socket), silence(socket)]);
    return connector;
  };
  return credentials;
}

/** Ends a connection on which nothing is said in time. It never resolves. */
function silence(socket: Socket): Promise<never> {
  return new Promise((_resolve, reject) => {
    const limit = setTimeout(() => {
      if (socket.bytesRead > 0) return;
      reject(new Error(`Nothing was said on a connection within ${firstByteMs} ms.`));
      // Without a fault: after one the library would end its next connection, too.
      socket.destroy();
    }, firstByteMs);
    limit.unref();
    socket.once("close", () => clearTimeout(limit));
  });
}
