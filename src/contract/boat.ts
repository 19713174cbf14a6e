import { z } from 'zod';

const text = z.string().nullable();
const number = z.number().nullable();
const list = z.array(z.string());
const moment = z.iso.datetime();

/** A picture as pages need it: its address, its shape, and a tiny blurred version to show until it arrives. */
export const Photo = z.object({
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  placeholder: z.string().nullable(),
});
export type Photo = z.infer<typeof Photo>;

/** What a seller says about a boat; length in feet, beam and draft in metres or "unknown", capacities in litres. */
const boatFacts = {
  title: z.string(),
  description: z.string(),
  price: z.number(),
  currency: z.enum(['GBP', 'USD']),
  vatStatus: z.enum(['paid', 'unpaid', 'other', 'na']),
  category: z.string(),
  subcategory: text,
  make: text,
  model: text,
  yearBuilt: number,
  condition: text,
  length: number,
  beam: text,
  draft: text,
  berths: number,
  heads: number,
  hullMaterial: text,
  keelType: text,
  engineType: text,
  engineTypeOther: text,
  enginePower: number,
  engineCount: text,
  fuelType: text,
  fuelCapacity: number,
  waterCapacity: number,
  seatingCapacity: number,
  crewCapacity: number,
  partType: text,
  electronicType: text,
  sailType: text,
  sailSize: text,
  trailerType: text,
  maxWeight: number,
  suitableBoatLength: text,
  brakes: text,
  batteries: text,
  groundTackle: text,
  electronics: list,
  safetyEquipment: list,
  sailInventory: list,
  galley: list,
  location: z.string(),
  county: text,
  country: z.string(),
  sellerName: z.string(),
};

/** A boat as anyone may see it: never an e-mail address or a phone number. */
export const Boat = z.object({
  id: z.number().int(),
  ...boatFacts,
  images: list.describe('Addresses of the photographs, the cover first'),
  cover: Photo.nullable(),
  video: text,
  featured: z.boolean(),
  brokerListing: z.boolean(),
  sold: z.boolean(),
  showEmail: z.boolean().describe('Whether the seller can be written to'),
  showPhone: z.boolean().describe('Whether a phone number can be revealed'),
  createdAt: moment,
  approvedAt: moment.nullable(),
});
export type Boat = z.infer<typeof Boat>;

/** One boat by its id, with what only its own page shows. */
export const BoatPage = Boat.extend({
  photos: z.array(Photo),
  viewsThisWeek: z.number().int(),
  status: z.enum(['pending', 'approved', 'rejected']),
});
export type BoatPage = z.infer<typeof BoatPage>;

/** A boat as its owner sees it. */
export const OwnBoat = Boat.extend({
  status: z.enum(['pending', 'approved', 'rejected']),
  rejectionReason: text,
  sellerEmail: z.string(),
  sellerPhone: text,
  hasPendingChanges: z.boolean(),
});
export type OwnBoat = z.infer<typeof OwnBoat>;

/** Comes as "true" with the 404 of a boat that was public once: its page answers "gone" rather than "not found". */
export const BOAT_GONE_HEADER = 'x-boat-gone';
