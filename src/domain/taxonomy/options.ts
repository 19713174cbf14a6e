export type Option<V extends string = string> = { value: V; label: string };

/**
 * The one option list of each choice field. Values keep the spelling in which they are stored and travel;
 * labels are what people read.
 */
export const OPTIONS = {
  condition: [
    { value: 'unknown', label: 'Unknown' },
    { value: 'new', label: 'New' },
    { value: 'used-excellent', label: 'Used – excellent' },
    { value: 'used-good', label: 'Used – good' },
    { value: 'used-fair', label: 'Used – fair' },
    { value: 'project', label: 'Project' },
  ],
  hullMaterial: [
    { value: 'unknown', label: 'Unknown' },
    { value: 'fiberglass', label: 'Fibreglass (GRP)' },
    { value: 'steel', label: 'Steel' },
    { value: 'aluminum', label: 'Aluminium' },
    { value: 'wood', label: 'Wood' },
    { value: 'concrete', label: 'Ferro-cement' },
    { value: 'carbon-fiber', label: 'Carbon fibre' },
    { value: 'other', label: 'Other' },
  ],
  engineType: [
    { value: 'diesel', label: 'Diesel' },
    { value: 'petrol', label: 'Petrol' },
    { value: 'electric', label: 'Electric' },
    { value: 'outboard', label: 'Outboard' },
    { value: 'sail', label: 'No engine' },
    { value: 'hybrid', label: 'Hybrid' },
    { value: 'unknown', label: 'Unknown' },
    { value: 'other', label: 'Other' },
  ],
  engineCount: [
    { value: '1', label: '1' },
    { value: '2', label: '2' },
    { value: '3', label: '3' },
    { value: '4', label: '4' },
    { value: 'unknown', label: 'Unknown' },
    { value: 'other', label: 'Other' },
  ],
  fuelType: [
    { value: 'diesel', label: 'Diesel' },
    { value: 'petrol', label: 'Petrol' },
    { value: 'electric', label: 'Electric' },
    { value: 'hybrid', label: 'Hybrid' },
    { value: 'none', label: 'None' },
    { value: 'unknown', label: 'Unknown' },
    { value: 'other', label: 'Other' },
  ],
  keelType: [
    { value: 'fin', label: 'Fin keel' },
    { value: 'full', label: 'Long keel' },
    { value: 'bilge', label: 'Bilge keel' },
    { value: 'centerboard', label: 'Centreboard' },
    { value: 'swing', label: 'Swing keel' },
    { value: 'lifting', label: 'Lifting keel' },
    { value: 'other', label: 'Other' },
  ],
  partType: [
    { value: 'sail', label: 'Sail parts' },
    { value: 'engine', label: 'Engine parts' },
    { value: 'electronics', label: 'Electronics' },
    { value: 'safety', label: 'Safety equipment' },
    { value: 'hardware', label: 'Deck hardware' },
    { value: 'other', label: 'Other' },
  ],
  electronicType: [
    { value: 'navigation', label: 'Navigation' },
    { value: 'communication', label: 'Communication' },
    { value: 'fishing', label: 'Fish finding' },
    { value: 'entertainment', label: 'Entertainment' },
    { value: 'other', label: 'Other' },
  ],
  sailType: [
    { value: 'mainsail', label: 'Mainsail' },
    { value: 'jib', label: 'Jib' },
    { value: 'genoa', label: 'Genoa' },
    { value: 'spinnaker', label: 'Spinnaker' },
    { value: 'storm', label: 'Storm sail' },
    { value: 'other', label: 'Other' },
  ],
  trailerType: [
    { value: 'single-axle', label: 'Single axle' },
    { value: 'dual-axle', label: 'Twin axle' },
    { value: 'tri-axle', label: 'Triple axle' },
    { value: 'low-loader', label: 'Low loader' },
    { value: 'unknown', label: 'Unknown' },
    { value: 'other', label: 'Other' },
  ],
  brakes: [
    { value: 'manual', label: 'Manual' },
    { value: 'electric', label: 'Electric' },
    { value: 'hydraulic', label: 'Hydraulic' },
    { value: 'none', label: 'Unbraked' },
    { value: 'unknown', label: 'Unknown' },
    { value: 'other', label: 'Other' },
  ],
  vatStatus: [
    { value: 'paid', label: 'VAT paid' },
    { value: 'unpaid', label: 'VAT unpaid' },
    { value: 'other', label: 'Other' },
    { value: 'na', label: 'Not applicable' },
  ],
} as const satisfies Record<string, readonly Option[]>;

export type OptionField = keyof typeof OPTIONS;
export type OptionValue<F extends OptionField> = (typeof OPTIONS)[F][number]['value'];

export type VatStatus = OptionValue<'vatStatus'>;

export function optionsOf<F extends OptionField>(field: F): readonly Option<OptionValue<F>>[] {
  return OPTIONS[field];
}

export function optionLabel<F extends OptionField>(field: F, value: OptionValue<F>): string {
  return optionsOf(field).find((option) => option.value === value)?.label ?? value;
}

/**
 * What a filter offers: nobody looks for "unknown", and an address drops "none" because it stands for "no
 * filter".
 */
export function filterOptionsOf<F extends OptionField>(field: F): readonly Option<OptionValue<F>>[] {
  return optionsOf(field).filter(({ value }) => value !== 'unknown' && value !== 'none');
}
