const megabyte = 1024 * 1024;

/** The most bytes of one body: asked by the listener before anything of it is read, and again at each door (P11). */
export const bodyBytes = {
  usual: megabyte,
  /** Pictures travel as base64; less than what Next reads whole. */
  images: 8 * megabyte,
  /** What anybody may send, without a session. */
  public: 4 * 1024,
  /** A browser's report of a broken policy (W5). */
  policyReport: 16 * 1024,
};
