import "server-only";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

/** @returns the texts of a file of certificates in PEM; a fault where one of them is none */
export const certificateFile = pemFile((pem) => {
  if (!certificatesOf(pem).every((each) => succeeds(() => new X509Certificate(each))))
    return "holds no certificate (PEM)";
  return certificatesOf(pem).length === 0 ? "holds no certificate (PEM)" : undefined;
});

/** A private key in PEM without a password, which nobody could type at start. */
export const keyFile = pemFile((pem) =>
  succeeds(() => createPrivateKey(pem)) ? undefined : "holds no private key (PEM, without a password)",
);

/** Whether the key is that of the first certificate. */
export function belongTogether(certificate: string, key: string): boolean {
  return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
}

function certificatesOf(pem: string): string[] {
  return pem.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
}

function pemFile(faultOf: (pem: string) => string | undefined) {
  return z.string().transform((path, { addIssue }) => {
    const { pem, fault } = readPem(path);
    const message = fault ?? faultOf(pem);
    if (message !== undefined) addIssue({ code: "custom", message });
    return pem;
  });
}

function readPem(path: string): { pem: string; fault?: string } {
  try {
    return { pem: readFileSync(path, "utf8") };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    return { pem: "", fault: `names a file that cannot be read (${code})` };
  }
}

function succeeds(task: () => unknown): boolean {
  try {
    task();
    return true;
  } catch {
    return false;
  }
}
