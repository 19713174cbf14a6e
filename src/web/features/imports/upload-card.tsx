import { type ChangeEvent, useRef, useState } from 'react';
import type { Import } from '#contract/selling/imports.ts';
import { DownloadButton } from '#web/downloads/download-button.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { Progress } from '#web/ui/states/progress.tsx';
import { uploadImport } from './import-calls.ts';

/** Takes the file; what is in it is shown before anything is imported. */
export function UploadCard({ onUploaded }: { onUploaded: (found: Import) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [busy, during] = useBusy();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setProblem(undefined);
    setPercent(0);
    void during(async () => {
      try {
        onUploaded(await uploadImport(file, setPercent));
      } catch (error) {
        setProblem(error instanceof Error ? error.message : 'Please try again.');
      }
    });
  };

  return (
    <Card as="section" aria-labelledby="upload">
      <h2 id="upload" className="text-xl">
        Upload a file
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        The spreadsheet you keep (Excel .xlsx or CSV, with any columns), or an OpenMarine XML file from your
        stock system. To bring photos along, put the file and the photos into one ZIP. Up to 500 boats and 200
        MB. You’ll see what would change before anything is imported.
      </p>
      <input
        ref={input}
        type="file"
        aria-label="File of boats"
        accept=".csv,.tsv,.txt,.xlsx,.xml,.zip,text/csv,application/xml,application/zip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        onChange={choose}
        tabIndex={-1}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => input.current?.click()}>
          Choose file
        </Button>
        <DownloadButton path="/api/imports/template.csv">CSV template</DownloadButton>
      </div>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sea">Examples</summary>
        <div className="mt-2 flex flex-wrap gap-3">
          <DownloadButton path="/api/imports/example.csv">CSV with a boat</DownloadButton>
          <DownloadButton path="/api/imports/values.csv">Allowed values</DownloadButton>
          <DownloadButton path="/api/imports/example.xml">OpenMarine with a boat</DownloadButton>
        </div>
      </details>
      {busy && (
        <div className="mt-4 max-w-md">
          <Progress label="Uploading" value={percent} />
        </div>
      )}
      {problem && (
        <Notice variant="error" title="The file was not accepted" className="mt-4">
          {problem}
        </Notice>
      )}
    </Card>
  );
}
