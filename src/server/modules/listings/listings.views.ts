import type { Boat, BoatPage, OwnBoat, Photo } from '#contract/boat.ts';
import { isFeatured } from '#domain/listings/time-limits.ts';
import type { BoatRow, PhotoShape } from './boats/boat-rows.ts';
import type { OwnBoatRow, PhotoRow } from './boats/boats.repository.ts';

const mediaAddress = (id: string) => `/objects/uploads/${id}`;

const UNKNOWN_SHAPE: PhotoShape = { width: null, height: null, placeholder: null };

const photoView = (id: string, shape: PhotoShape | undefined): Photo => ({
  url: mediaAddress(id),
  ...(shape ?? UNKNOWN_SHAPE),
});

/** A boat as anyone may see it. Its fields are named one by one: nothing travels because it happens to be there. */
export function boatView(row: BoatRow, now: Date): Boat {
  const [coverId] = row.imageIds;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    price: row.price,
    currency: row.currency,
    vatStatus: row.vatStatus as Boat['vatStatus'],
    category: row.category,
    subcategory: row.subcategory,
    make: row.make,
    model: row.model,
    yearBuilt: row.yearBuilt,
    condition: row.condition,
    length: row.length,
    beam: row.beam,
    draft: row.draft,
    berths: row.berths,
    heads: row.heads,
    hullMaterial: row.hullMaterial,
    keelType: row.keelType,
    engineType: row.engineType,
    engineTypeOther: row.engineTypeOther,
    enginePower: row.enginePower,
    engineCount: row.engineCount,
    fuelType: row.fuelType,
    fuelCapacity: row.fuelCapacity,
    waterCapacity: row.waterCapacity,
    seatingCapacity: row.seatingCapacity,
    crewCapacity: row.crewCapacity,
    partType: row.partType,
    electronicType: row.electronicType,
    sailType: row.sailType,
    sailSize: row.sailSize,
    trailerType: row.trailerType,
    maxWeight: row.maxWeight,
    suitableBoatLength: row.suitableBoatLength,
    brakes: row.brakes,
    batteries: row.batteries,
    groundTackle: row.groundTackle,
    electronics: row.electronics,
    safetyEquipment: row.safetyEquipment,
    sailInventory: row.sailInventory,
    galley: row.galley,
    location: row.location,
    county: row.county,
    country: row.country,
    sellerName: row.sellerName,
    images: row.imageIds.map(mediaAddress),
    cover: coverId ? photoView(coverId, row.cover) : null,
    video: row.videoId && mediaAddress(row.videoId),
    featured: row.featured && isFeatured(row.featuredUntil, now),
    brokerListing: row.brokerListing,
    sold: row.soldAt !== null,
    showEmail: row.showEmail,
    showPhone: row.showPhone && Boolean(row.sellerPhone?.trim()),
    createdAt: row.createdAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
  };
}

interface PageFacts {
  photos: readonly PhotoRow[];
  viewsThisWeek: number;
  now: Date;
}

export function boatPageView(row: BoatRow, { photos, viewsThisWeek, now }: PageFacts): BoatPage {
  const shapes = new Map(photos.map(({ id, ...shape }) => [id, shape]));
  return {
    ...boatView(row, now),
    photos: row.imageIds.map((id) => photoView(id, shapes.get(id))),
    viewsThisWeek,
    status: row.status,
  };
}

export function ownBoatView(row: OwnBoatRow, now: Date): OwnBoat {
  return {
    ...boatView(row, now),
    status: row.status,
    rejectionReason: row.rejectionReason,
    sellerEmail: row.sellerEmail,
    sellerPhone: row.sellerPhone,
    hasPendingChanges: row.hasPendingChanges,
  };
}
