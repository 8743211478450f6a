import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";

/**
 * Certificates that are made when a test begins, so that no key lies in the tree. Node reads certificates and makes none,
 * and not every machine has `openssl`: so the few fields are written here, in DER (X.690), as RFC 5280 orders them.
 */
export interface Identity {
  /** PEM. */
  readonly cert: string;
  /** PEM, PKCS #8. */
  readonly key: string;
}

export interface Authority extends Identity {
  /** @param host DNS name or IPv4 address that the certificate is for */
  issue(host: string): Identity;
}

const sequence = 0x30;
const ecdsaWithSha256 = der(sequence, oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const basicConstraints = oid(0x55, 0x1d, 0x13);
const alternativeName = oid(0x55, 0x1d, 0x11);
const dayMs = 86_400_000;

export function makeAuthority(name: string): Authority {
  const own = newKeys();
  const isAuthority = der(sequence, basicConstraints, octets(der(sequence, der(0x01, Buffer.from([0xff])))));
  const whole = {
    cert: certificate(name, own.publicKey, name, own.privateKey, isAuthority),
    key: pemOf(own.privateKey),
  };
  return {
    ...whole,
    issue(host) {
      const { publicKey, privateKey } = newKeys();
      const isFor = der(sequence, alternativeName, octets(der(sequence, hostName(host))));
      return { cert: certificate(host, publicKey, name, own.privateKey, isFor), key: pemOf(privateKey) };
    },
  };
}

function newKeys() {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

function pemOf(key: KeyObject): string {
  return String(key.export({ type: "pkcs8", format: "pem" }));
}

function certificate(
  subject: string,
  publicKey: KeyObject,
  issuer: string,
  issuersKey: KeyObject,
  extension: Buffer,
): string {
  const version3 = der(0xa0, integer(Buffer.from([2])));
  const serial = integer(Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const validity = der(sequence, time(Date.now() - dayMs), time(Date.now() + dayMs));
  const extensions = der(0xa3, der(sequence, extension));
  const spki = publicKey.export({ type: "spki", format: "der" });
  const fields = [version3, serial, ecdsaWithSha256, nameOf(issuer), validity, nameOf(subject), spki, extensions];
  const signed = der(sequence, ...fields);
  const signature = der(0x03, Buffer.from([0]), sign("sha256", signed, issuersKey));
  const lines =
    der(sequence, signed, ecdsaWithSha256, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

function nameOf(commonName: string): Buffer {
  const attribute = der(sequence, oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(commonName)));
  return der(sequence, der(0x31, attribute));
}

function hostName(host: string): Buffer {
  return isIP(host) === 4 ? der(0x87, Buffer.from(host.split(".").map(Number))) : der(0x82, Buffer.from(host));
}

/** UTCTime: two digits of the year. */
function time(at: number): Buffer {
  return der(
    0x17,
    Buffer.from(
      `${new Date(at)
        .toISOString()
        .replace(/[-:T]|\.\d+/g, "")
        .slice(2)}`,
    ),
  );
}

function oid(...bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes);
}

function octets(content: Buffer): Buffer {
  return der(0x04, content);
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...sizeOf(content)]), content]);
}

function sizeOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 + bytes.length, ...bytes];
}
