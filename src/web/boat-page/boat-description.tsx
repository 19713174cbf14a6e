export function BoatDescription({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <section aria-labelledby="description-heading">
      <h2 id="description-heading" className="mb-3 text-xl">
        Description
      </h2>
      <p className="max-w-prose whitespace-pre-line break-words">{text}</p>
    </section>
  );
}
