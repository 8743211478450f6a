/**
 * Whether the browser has lost its connection since the page was loaded. Its events tell that; what it says of itself
 * before the first of them is not trusted, for it calls a machine offline that has its console on itself.
 */
export const connection = { isLost: false };

if (typeof window !== "undefined") {
  window.addEventListener("offline", () => {
    connection.isLost = true;
  });
  window.addEventListener("online", () => {
    connection.isLost = false;
  });
}
