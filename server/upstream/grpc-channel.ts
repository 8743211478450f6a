import "server-only";
import { type ChannelCredentials, type ChannelOptions, Client, credentials } from "@grpc/grpc-js";
import { processSingleton } from "../process-singleton";
import { withFirstByteLimit } from "./grpc-first-byte";
import { platformTls } from "./platform-tls";

/** G4: on purpose, for the default of 4 MiB cuts long lists off. */
const heaviestMessage = 16 * 1024 * 1024;

/** Reads alone go over these channels, so what was not taken may be sent again (G2). */
const serviceConfig = JSON.stringify({
  methodConfig: [
    {
      name: [{}],
      retryPolicy: {
        maxAttempts: 4,
        initialBackoff: "0.05s",
        maxBackoff: "0.5s",
        backoffMultiplier: 2,
        retryableStatusCodes: ["UNAVAILABLE"],
      },
    },
  ],
  // In an outage the retries stop, instead of making four requests of each (P19).
  retryThrottling: { maxTokens: 10, tokenRatio: 0.1 },
});

const options: ChannelOptions = {
  "grpc.max_receive_message_length": heaviestMessage,
  "grpc.max_send_message_length": heaviestMessage,
  // A connection that was made and is half open by now is found within 30 s, in quiet times too (G9).
  "grpc.keepalive_time_ms": 20_000,
  "grpc.keepalive_timeout_ms": 10_000,
  "grpc.keepalive_permit_without_calls": 1,
  // Back within two seconds of the upstream's return (G2).
  "grpc.initial_reconnect_backoff_ms": 100,
  "grpc.min_reconnect_backoff_ms": 100,
  "grpc.max_reconnect_backoff_ms": 1_000,
  "grpc.service_config": serviceConfig,
  "grpc.service_config_disable_resolution": 1,
};

const channels = () => processSingleton("grpc-channels", () => new Map<string, Client>());

/** The process's one channel to a target. @param target host:port or grpcs://host:port */
export function grpcChannel(target: string): Client {
  const known = channels().get(target);
  if (known !== undefined) return known;
  const address = target.replace(secureScheme, "");
  const own = address === target ? credentials.createInsecure() : secureCredentials();
  const made = new Client(address, withFirstByteLimit(own), options);
  channels().set(target, made);
  return made;
}

const secureScheme = /^grpcs:\/\//i;

function secureCredentials(): ChannelCredentials {
  const { ca, cert, key, rejectUnauthorized } = platformTls();
  return credentials.createSsl(bytesOf(ca), bytesOf(key), bytesOf(cert), { rejectUnauthorized });
}

function bytesOf(pem: string | undefined): Buffer | null {
  return pem === undefined ? null : Buffer.from(pem);
}
