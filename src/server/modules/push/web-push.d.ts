declare module 'web-push' {
  interface Details {
    endpoint: string;
    method: string;
    headers: Record<string, string | number>;
    body: Buffer | null;
  }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        TTL: number;
        contentEncoding: 'aes128gcm';
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
      },
    ): Details;
  };
  export default webPush;
}
