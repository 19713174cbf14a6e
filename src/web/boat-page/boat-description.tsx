export function BoatDescription({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <section aria-labelledby="description-heading">
      <h2 id="description-heading" className="mb-3 text-xl print:mb-0 print:text-[11pt]">
        Description
      </h2>
      <p className="max-w-prose whitespace-pre-line print:max-w-none break-words">{text}</p>
    </section>
  );
}
