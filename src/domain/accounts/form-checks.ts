import { isEmail } from './email.ts';
import { isCode, PASSWORD } from './secrets.ts';

/** What a form tells the person; a notice without a title is one line. */
export type FormProblem = { title?: string; message: string };

const INVALID_EMAIL: FormProblem = { title: 'Invalid Email', message: 'Please enter a valid email address.' };

const PASSWORD_TOO_SHORT: FormProblem = {
  title: 'Password Too Short',
  message: `Password must be at least ${PASSWORD.minLength} characters long.`,
};

const tooShort = (password: string) => password.length < PASSWORD.minLength;

type SignUp = {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  ageConfirmed: boolean;
};

export function checkSignUp(form: SignUp): FormProblem | undefined {
  if (!form.fullName.trim() || !form.email.trim() || !form.password) {
    return { title: 'Missing Information', message: 'Please fill in all required fields.' };
  }
  if (!isEmail(form.email)) return INVALID_EMAIL;
  if (form.password !== form.confirmPassword) {
    return { title: 'Password Mismatch', message: 'Passwords do not match.' };
  }
  if (tooShort(form.password)) return PASSWORD_TOO_SHORT;
  if (!form.ageConfirmed) {
    return { title: 'Age Verification Required', message: 'Please confirm you are 18 years or older.' };
  }
  return undefined;
}

export function checkSignIn(form: { email: string; password: string }): FormProblem | undefined {
  return form.email.trim() && form.password
    ? undefined
    : { message: 'Please enter both email and password.' };
}

export function checkForgotPassword(email: string): FormProblem | undefined {
  return isEmail(email) ? undefined : INVALID_EMAIL;
}

export function checkReset(form: { password: string; confirmPassword: string }): FormProblem | undefined {
  if (form.password !== form.confirmPassword) {
    return { title: "Passwords Don't Match", message: 'Please make sure both passwords are identical.' };
  }
  if (tooShort(form.password)) return PASSWORD_TOO_SHORT;
  return undefined;
}

export function checkVerification(form: { email: string; code: string }): FormProblem | undefined {
  return form.email.trim() && isCode(form.code)
    ? undefined
    : { message: 'Please enter both email and 6-digit verification code' };
}

export function checkResend(email: string): FormProblem | undefined {
  return email.trim() ? undefined : { message: 'Please enter your email address' };
}

type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string };

export function checkPasswordChange(form: PasswordChange): FormProblem | undefined {
  if (!form.currentPassword || !form.newPassword || !form.confirmPassword) {
    return { message: 'All fields are required' };
  }
  if (form.newPassword !== form.confirmPassword) return { message: 'New passwords do not match' };
  if (tooShort(form.newPassword)) {
    return { message: `New password must be at least ${PASSWORD.minLength} characters long` };
  }
  return undefined;
}
