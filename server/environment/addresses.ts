import "server-only";
import { z } from "zod";

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
  if (!/^(file:|rediss?:\/\/)/.test(text)) return "must begin with file: or redis://";
  if (text.startsWith("file:")) return undefined;
  const fault = faultOfPort(portOfAddress.exec(text)?.groups?.port);
  if (fault !== undefined) return fault;
  if (!URL.canParse(text)) return "must be an address, e.g. redis://store.internal:6379";
  const hasNumber = /^\/?\d*$/.test(new URL(text).pathname);
  return hasNumber ? undefined : "must name a database of Redis by its number, e.g. redis://store.internal:6379/1";
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

/**
 * Where an address or a gRPC target sends what everybody on the way can read.
 * @returns the host; undefined where the way is encrypted, leads to this machine, or is no way at all
 */
export function clearTextHost(text: string): string | undefined {
  const host = isHttp(text) ? hostOfHttp(new URL(text)) : hostOfTarget(text);
  return host === undefined || loopbackHost.test(host) ? undefined : host.toLowerCase();
}

function hostOfHttp({ protocol, hostname }: URL): string | undefined {
  return protocol === "http:" ? hostname : undefined;
}

function hostOfTarget(text: string): string | undefined {
  const { secure, host } = grpcTarget.exec(text)?.groups ?? {};
  return secure === undefined ? host : undefined;
}
