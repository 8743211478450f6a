import "server-only";

/** One way in which an exchange with the platform fails. */
export interface NetworkFault {
  /** The log's word for it, which tells outages apart and holds nothing of an address (R13, O5). */
  reason: string;
  /** Whether a write that met it may have been done all the same (C1). */
  mayBeDone: boolean;
  /** The line broke: before an answer began, a read may be sent again (P19). */
  isBrokenLine?: true;
}

/** The other end could not show who it is, or did not believe who we are: nothing was said yet. */
const notBelieved: NetworkFault = { reason: "certificate", mayBeDone: false, isBrokenLine: true };

/** By the code of errors of Node, undici and gRPC. */
const networkFaults: ReadonlyMap<unknown, NetworkFault> = new Map<unknown, NetworkFault>([
  ["ECONNREFUSED", { reason: "refused", mayBeDone: false, isBrokenLine: true }],
  ["EHOSTUNREACH", { reason: "no-route", mayBeDone: false, isBrokenLine: true }],
  ["ENETUNREACH", { reason: "no-route", mayBeDone: false, isBrokenLine: true }],
  ["ENOTFOUND", { reason: "unknown-host", mayBeDone: false, isBrokenLine: true }],
  ["EAI_AGAIN", { reason: "unknown-host", mayBeDone: false, isBrokenLine: true }],
  ["ECONNRESET", { reason: "reset", mayBeDone: true, isBrokenLine: true }],
  ["EPIPE", { reason: "reset", mayBeDone: true, isBrokenLine: true }],
  ["UND_ERR_SOCKET", { reason: "reset", mayBeDone: true, isBrokenLine: true }],
  ["UND_ERR_CONNECT_TIMEOUT", { reason: "timeout-connect", mayBeDone: false }],
  ["UND_ERR_HEADERS_TIMEOUT", { reason: "timeout-first-byte", mayBeDone: true }],
  ["UND_ERR_BODY_TIMEOUT", { reason: "timeout-idle", mayBeDone: true }],
  ["UND_ERR_ABORTED", { reason: "timeout-total", mayBeDone: true }],
  ...[
    "CERT_HAS_EXPIRED",
    "CERT_NOT_YET_VALID",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_GET_ISSUER_CERT",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED",
    "ERR_SSL_TLSV1_ALERT_UNKNOWN_CA",
    "ERR_SSL_WRONG_VERSION_NUMBER",
  ].map((code) => [code, notBelieved] as const),
  // gRPC's DEADLINE_EXCEEDED and UNAVAILABLE; its other numbers are the reason `status`.
  [4, { reason: "timeout-total", mayBeDone: true }],
  [14, { reason: "unavailable", mayBeDone: false }],
]);

/** @returns what the code of an error stands for; undefined where it is none of the network's */
export function networkFaultOf(error: unknown): NetworkFault | undefined {
  return typeof error === "object" && error !== null && "code" in error ? networkFaults.get(error.code) : undefined;
}
