export { useSignOut } from '#web/lib/sign-out.ts';
