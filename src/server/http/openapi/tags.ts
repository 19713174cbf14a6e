/** The sections of the API reference, in order. */
export const TAGS = [
  { name: 'Boats', description: 'Search and read the boats for sale.' },
  { name: 'Categories', description: 'How many boats each category has.' },
  { name: 'Places', description: 'Places in the United Kingdom, for searches by location.' },
  { name: 'Enquiries', description: 'Contact the seller of a boat.' },
  { name: 'Messages', description: 'Conversations between buyers and sellers.' },
  { name: 'Accounts', description: 'Register, verify an email address, and change or reset a password.' },
  { name: 'Sessions', description: 'Sign in, sign out and list sessions.' },
  { name: 'Watchlist', description: 'Boats that the account has saved.' },
  { name: 'Saved searches', description: 'Searches that the account has saved, and the alerts about them.' },
  { name: 'Selling', description: 'The listings and drafts of the account.' },
  { name: 'Imports', description: 'Import and export your boats as files.' },
  { name: 'Media', description: 'Upload and serve photos and videos.' },
  { name: 'Support', description: 'Contact the people who run Slipway, and report a listing.' },
  { name: 'Analytics', description: 'Count page and boat views.' },
  { name: 'Administration', description: 'Review listings and reports. For administrators only.' },
] as const;
