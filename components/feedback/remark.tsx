/** One line on what is not as it should be, where nothing can be done about it. */
export function Remark({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-1 text-warning wrap-anywhere">
      {text}
    </p>
  );
}
