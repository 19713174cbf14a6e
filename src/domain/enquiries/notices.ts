export const ENQUIRY_NOTICES = {
  sent: {
    title: 'Message Sent!',
    description:
      'Your message has been sent to the seller. They will contact you directly via your provided email or phone.',
  },
  failed: {
    title: 'Failed to Send Message',
    description: 'There was an error sending your message. Please try again.',
  },
  phoneRevealed: {
    title: 'Phone Number Revealed',
    description: "You can now see the seller's phone number below.",
  },
  phoneNotAvailable: {
    title: 'Phone Contact Not Available',
    description: 'The seller has not made their phone number available for this listing.',
  },
  emailNotAvailable: {
    title: 'Email Contact Not Available',
    description: 'The seller has not made their email available for this listing.',
  },
} as const satisfies Record<string, { title: string; description: string }>;
