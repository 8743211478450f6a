type WithoutNulls<Body> = {
  [Name in keyof Body]: null extends Body[Name] ? Exclude<Body[Name], null> | undefined : Body[Name];
};

/** A body as a new record takes it: what it is without, which a change says as null, is not sent. */
export function omitNulls<Body extends object>(body: Body): WithoutNulls<Body>;
export function omitNulls(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
