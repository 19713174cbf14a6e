export function BoatDescription({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <section
      aria-labelledby="description-heading"
      // On paper it takes the room that is left; whole lines that find none go to a second column, out of sight.
      className="print:min-h-0 print:grow print:columns-1 print:overflow-hidden"
    >
      <h2 id="description-heading" className="mb-3 text-xl print:mb-0 print:text-[11pt]">
        Description
      </h2>
      <p className="max-w-prose whitespace-pre-line print:max-w-none break-words">{text}</p>
    </section>
  );
}
