/** Typical searches, each as the query of the API call. */
export const STANDARD_SEARCHES = [
  { name: 'newest', call: '/api/boats?sort=newest' },
  { name: 'featured', call: '/api/boats?featured=true' },
  {
    name: 'category and price',
    call: '/api/boats?category=sailing&minPrice=20000&maxPrice=60000&sort=price-low',
  },
  { name: 'keyword', call: '/api/boats?q=bavaria' },
  { name: 'keyword and category', call: '/api/boats?q=diesel+heater&category=motor' },
  { name: 'distance', call: '/api/boats?location=Cowes&distance=25' },
  { name: 'length range', call: '/api/boats?minLength=30&maxLength=35&sort=length' },
  {
    name: 'advanced',
    call: '/api/boats?make=princess&yearFrom=1995&yearTo=2012&condition=used-good&engineType=diesel',
  },
  { name: 'deep page', call: '/api/boats?page=400' },
  { name: 'facets', call: '/api/boats/facets?category=sailing&minPrice=20000&maxPrice=60000' },
] as const satisfies readonly { name: string; call: string }[];
