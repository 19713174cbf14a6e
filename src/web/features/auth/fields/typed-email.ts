let typed = '';

/** Goes along when someone changes between the account screens; forgotten with the page. */
export const typedEmail = {
  read: () => typed,
  keep(email: string) {
    typed = email;
  },
};
