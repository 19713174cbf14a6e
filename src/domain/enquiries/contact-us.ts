/** Maximum lengths on the public contact form. The email address has its own limit. */
export const CONTACT_US_LIMITS = {
  firstName: { max: 60 },
  lastName: { max: 60 },
  subject: { max: 150 },
  message: { max: 5000 },
} as const;

export const CONTACT_US_NOTICES = {
  sent: {
    title: 'Message Sent',
    description: "Thank you for your message. We'll get back to you within 24 hours!",
  },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
} as const;
