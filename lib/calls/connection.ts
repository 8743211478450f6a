/**
 * Whether the browser has lost its connection since the page was loaded. Its events tell that; what it says of itself
 * before the first of them is not trusted, for it calls a machine offline that has its console on itself.
 */
export const connection = { isLost: false };

// There is none on a server.
for (const event of ["offline", "online"])
  globalThis.addEventListener?.(event, () => {
    connection.isLost = event === "offline";
  });
