import { SaxesParser } from 'saxes';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { readAdvert, type XmlElement } from '#domain/exchange/read-advert.ts';
import { ImportProblem } from './import-problem.ts';

/**
 * Reads OpenMarine XML one advert at a time. A document type is refused, so there are no entities but XML's own five,
 * and nothing outside the file is ever read.
 */
export function parseXml(text: string, max: number): RawBoat[] {
  const parser = new SaxesParser();
  const boats: RawBoat[] = [];
  const offices = new Map<string, XmlElement>();
  const path: XmlElement[] = [];
  let isOpenMarine = false;

  parser.on('doctype', () => {
    throw new ImportProblem('XML files with a document type are not accepted. Remove the <!DOCTYPE> line.');
  });
  parser.on('error', (error) => {
    throw new ImportProblem(`The XML file is not well formed: ${error.message.slice(0, 200)}.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= IMPORT_LIMITS.xmlDepth) throw new ImportProblem('The XML file is nested too deeply.');
    if (path.length === 0) isOpenMarine = name === 'open_marine';
    path.push({ name, attributes, text: '', children: [] });
  });
  const addText = (piece: string) => {
    const element = path.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = path.pop();
    if (!element) return;
    if (element.name === 'office') offices.set(element.attributes.id ?? '', element);
    if (element.name === 'advert') {
      if (boats.length >= max)
        throw new ImportProblem(`The file has more than ${max} boats. Split it into several files.`);
      boats.push(readAdvert(element, boats.length + 1, offices.get(element.attributes.office_id ?? '')));
      return;
    }
    path.at(-1)?.children.push(element);
  });
  parser.write(text).close();
  if (!isOpenMarine)
    throw new ImportProblem('This is not an OpenMarine file: its root is not <open_marine>.');
  if (boats.length === 0) throw new ImportProblem('The file has no boats.');
  return boats;
}
