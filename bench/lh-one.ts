import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import lighthouse from 'lighthouse';
const [base, slow, ...paths] = process.argv.slice(2);
const folder = await mkdtemp('/tmp/lh-');
const chromium = spawn(process.env.CHROME_PATH!, ['--headless=new','--no-sandbox','--disable-gpu','--no-first-run','--remote-debugging-port=0',`--user-data-dir=${folder}`,'about:blank']);
const port = await new Promise<number>((res) => { let s=''; chromium.stderr.on('data',(t)=>{ s+=t; const m=/ws:\/\/[^:]+:(\d+)/.exec(s); if(m) res(Number(m[1])); }); });
chromium.stdout.resume();
for (const path of paths) {
  await fetch(base+path); 
  const r = await lighthouse(base+path, { port, logLevel:'error', onlyCategories:['performance'], throttling:{cpuSlowdownMultiplier:Number(slow)} });
  const { audits, categories, environment } = r!.lhr;
  const n=(k:string)=>Math.round(audits[k]?.numericValue ?? NaN);
  console.log(path, Math.round(categories.performance!.score!*100), 'FCP',n('first-contentful-paint'),'LCP',n('largest-contentful-paint'),'TBT',n('total-blocking-time'),'SI',n('speed-index'),'CLS',audits['cumulative-layout-shift']?.numericValue?.toFixed(3),'idx',environment.benchmarkIndex);
  if (process.env.V) {
    const d:any=audits['lcp-breakdown-insight']?.details; for(const i of d?.items??[]) console.log(' ', JSON.stringify(i.items?.map((x:any)=>[x.label?.formattedDefault??x.label,Math.round(x.duration)])??(i.snippet??i.node?.snippet)).slice(0,400));
    for (const i of ((audits['long-tasks']?.details as any)?.items??[])) console.log('  task',Math.round(i.startTime),Math.round(i.duration),i.url.slice(-40));
    for (const i of ((audits['network-requests']?.details as any)?.items??[])) console.log('  net',Math.round(i.networkRequestTime),Math.round(i.networkEndTime),i.priority,Math.round(i.transferSize/1000),i.url.slice(-60));
    for (const i of ((audits['mainthread-work-breakdown']?.details as any)?.items??[])) console.log('  main',i.groupLabel,Math.round(i.duration));
  }
}
chromium.kill(); process.exit(0);
