/** A link for one person alone: whoever has it gets the seat. */
export function invitationLink(origin: string, table: string, invitation: string): string {
  return `${origin}/table/${table}?invitation=${encodeURIComponent(invitation)}`;
}
