"use client";

import "./globals.css";

/** The root layout itself failed: no texts, no session, no header can be counted on. */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto grid max-w-lg justify-items-center gap-2 px-4 py-20 text-center">
          <h1 className="text-xl">The console could not be shown</h1>
          <p className="text-ink-muted">Consola nu a putut fi afișată.</p>
          <a href="/" className="mt-4 rounded-md bg-action px-4 py-2 font-medium text-on-action">
            Reload · Reîncarcă
          </a>
        </main>
      </body>
    </html>
  );
}
