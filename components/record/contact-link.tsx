/** Writes an e-mail or dials a number. An address too long for its place breaks after the at sign. */
export function ContactLink({ by, address }: { by: "mailto" | "tel"; address: string }) {
  const [name, domain] = address.split("@");
  return (
    <a href={`${by}:${address}`} className="text-link underline-offset-2 hover:underline">
      {name}
      {domain && (
        <>
          @<wbr />
          {domain}
        </>
      )}
    </a>
  );
}
