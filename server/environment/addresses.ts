import "server-only";
import { z } from "zod";

/** Of sessions, where nobody names another. */
export const usualFile = ".data/sessions.sqlite";

/** A text with at most one fault: the first that is found, as one clause after the variable's name. */
export function textWithout(faultOf: (text: string) => string | undefined) {
  return z.string().superRefine((text, { addIssue }) => {
    const message = faultOf(text);
    if (message !== undefined) addIssue({ code: "custom", message });
  });
}

const grpcTarget = /^(?<secure>grpcs:\/\/)?(?<host>[\w.-]+|\[[\da-f:.]+\]):(?<port>\d+)$/i;
const portOfAddress = /^[a-z]+:\/\/[^/?#]*:(?<port>\d+)(?:[/?#]|$)/i;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** The base of REST calls: a path may follow the host, and nothing that a call's own address would lose. */
export function faultOfBase(text: string): string | undefined {
  return faultOfAddress(text) ?? (hasMoreThanAPath(text) ? "must be an address without user, query and #" : undefined);
}

/** The address that staff type. Secure cookies need https; a loopback host counts as secure to browsers. */
export function faultOfOwnAddress(text: string): string | undefined {
  const fault = faultOfAddress(text);
  if (fault !== undefined) return fault;
  if (isClearText(text)) return "must be https, except on this machine itself";
  const isWhole = !hasMoreThanAPath(text) && new URL(text).pathname === "/";
  return isWhole ? undefined : "must be an address without user, path, query and #, e.g. https://console.example.com";
}

/** An address of HTTP, as far as it can be asked. */
export function faultOfAddress(text: string): string | undefined {
  // Reading an address takes blanks away that joining a path to it does not.
  if (text !== text.trim()) return "must have no blanks around it";
  return faultOfPort(portOfAddress.exec(text)?.groups?.port) ?? (isHttp(text) ? undefined : notHttp);
}

const notHttp = "must be an http or https address";

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//i.test(text);
}

export function faultOfTarget(text: string): string | undefined {
  const found = grpcTarget.exec(text);
  return found === null ? "must be host:port or grpcs://host:port" : faultOfPort(found.groups?.port);
}

export function faultOfStore(text: string): string | undefined {
  if (!/^(file:|rediss?:\/\/)/.test(text)) return "must begin with file:, rediss:// or redis://";
  if (text.startsWith("file:")) return faultOfFile(text);
  const fault = faultOfPort(portOfAddress.exec(text)?.groups?.port);
  if (fault !== undefined) return fault;
  if (!URL.canParse(text)) return "must be an address, e.g. redis://store.internal:6379";
  // The client would take them for settings of its own, time limits among them.
  if (/[?#]/.test(text)) return "must be an address without ? and #, e.g. redis://store.internal:6379/1";
  const hasNumber = /^\/?\d*$/.test(new URL(text).pathname);
  return hasNumber ? undefined : "must name a database of Redis by its number, e.g. redis://store.internal:6379/1";
}

function faultOfFile(text: string): string | undefined {
  const name = text.slice("file:".length);
  if (!/[^/]$/.test(name)) return `must name a file, e.g. file:${usualFile}`;
  // To SQLite it is a place in memory, and everybody would be signed out with each restart.
  if (name === ":memory:") return `must name a file that outlives the process, e.g. file:${usualFile}`;
  // Nobody reads options there: they would be a part of the file's name.
  const isPlain = name === name.trim() && !/[?#\p{Cc}]/u.test(name);
  return isPlain ? undefined : `must name a file without blanks around it, ? and #, e.g. file:${usualFile}`;
}

/** What is none would allow nothing, and nobody would be told. */
export function faultOfHosts(hosts: readonly string[]): string | undefined {
  return hosts.every((host) => addressOfHost(host) !== undefined)
    ? undefined
    : "must be hosts without scheme, port and path, e.g. platform.internal, 10.0.0.7, [fd00::7]";
}

/** The one spelling of a host, by which two are compared: lower case, addresses in their usual form, no dot at its end. */
export function plainHost(host: string): string {
  return addressOfHost(host)?.hostname ?? host.toLowerCase();
}

/** @returns undefined where it is no host; not everybody who is given one reads escapes in it */
function addressOfHost(host: string): URL | undefined {
  const address = `http://${host.replace(/\.$/, "")}/`;
  return /^(?:[\w-][\w.-]*|\[[\da-f:.]+\])$/i.test(host) && URL.canParse(address) ? new URL(address) : undefined;
}

function faultOfPort(port: string | undefined): string | undefined {
  const isPossible = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);
  return isPossible ? undefined : "must have a port from 1 to 65535";
}

function hasMoreThanAPath(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== "" || password !== "" || /[?#]/.test(address);
}

/** Whether what goes there can be read on the way: neither encrypted nor kept on this machine. */
function isClearText(address: string): boolean {
  return clearTextHost(address) !== undefined;
}

/** The same of a session store. */
export function clearTextHostOfStore(text: string): string | undefined {
  if (!/^redis:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return beyondThisMachine(new URL(text).hostname);
}

/**
 * Where an address or a gRPC target sends what everybody on the way can read.
 * @returns the host; undefined where the way is encrypted, leads to this machine, or is no way at all
 */
export function clearTextHost(text: string): string | undefined {
  return beyondThisMachine(isHttp(text) ? hostOfHttp(new URL(text)) : hostOfTarget(text));
}

function beyondThisMachine(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const plain = plainHost(host);
  return loopbackHost.test(plain) ? undefined : plain;
}

function hostOfHttp({ protocol, hostname }: URL): string | undefined {
  return protocol === "http:" ? hostname : undefined;
}

function hostOfTarget(text: string): string | undefined {
  const { secure, host } = grpcTarget.exec(text)?.groups ?? {};
  return secure === undefined ? host : undefined;
}
