import { z } from 'zod';
import { LISTING_STATUSES } from '#domain/listings/lifecycle.ts';
import { boatFacts } from './boat-facts.ts';

const text = z.string().nullable();
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

const ListingStatus = z.enum(LISTING_STATUSES);

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
  showPhone: z.boolean().describe('Whether a phone number can be revealed'),
  createdAt: moment,
  approvedAt: moment.nullable(),
  distanceMiles: z.number().optional().describe('From the place that was asked for, in lists that name one'),
});
export type Boat = z.infer<typeof Boat>;

/** One boat by its id, with what only its own page shows. */
export const BoatPage = Boat.extend({
  photos: z.array(Photo),
  viewsThisWeek: z.number().int(),
  status: ListingStatus,
});
export type BoatPage = z.infer<typeof BoatPage>;

/** A boat as its owner sees it. */
export const OwnBoat = Boat.extend({
  status: ListingStatus,
  rejectionReason: text,
  sellerEmail: z.string(),
  sellerPhone: text,
  hasPendingChanges: z.boolean(),
});
export type OwnBoat = z.infer<typeof OwnBoat>;

/** Comes as "true" with the 404 of a boat that was public once: its page answers "gone" rather than "not found". */
export const BOAT_GONE_HEADER = 'x-boat-gone';
