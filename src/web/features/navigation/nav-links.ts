import type { CategoryId, SubcategoryId } from '#domain/taxonomy/categories.ts';

export const categoryPath = (category: CategoryId) => `/category/${category}`;

export const subcategoryPath = (category: CategoryId, subcategory: SubcategoryId) =>
  `/subcategory/${category}?sub=${subcategory}`;

export const ACCOUNT_LINKS = [
  { to: '/profile', label: 'My Profile' },
  { to: '/my-listings', label: 'My Listings' },
  { to: '/watchlist', label: 'Watchlist' },
  { to: '/saved-searches', label: 'Saved Searches' },
] as const;
