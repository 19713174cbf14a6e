/** The address of one conversation, which its parent shows beside the list. */
export default function MessageThreadRoute() {
  return null;
}
