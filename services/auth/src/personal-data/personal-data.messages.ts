import type { Message } from '@phantom/service-kit';

export const PERSONAL_DATA_MESSAGES = {
  own: {
    en: 'This is your own account. Ask somebody else who manages people to erase it.',
    de: 'Das ist Ihr eigenes Konto. Bitten Sie jemand anderen, der Personen verwaltet, es zu löschen.',
    it: "Questo è il Suo account. Chieda a un'altra persona che gestisce le persone di cancellarlo.",
    ru: 'Это ваша собственная учётная запись. Попросите удалить её другого человека, который управляет людьми.',
    es: 'Esta es su propia cuenta. Pida a otra persona que gestione a las personas que la elimine.',
  },
  role: {
    en: 'The account with this address still has a role. Take the role away under People first: that signs the person out everywhere.',
    de: 'Das Konto mit dieser Adresse hat noch eine Rolle. Entziehen Sie sie zuerst unter Personen: Das meldet die Person überall ab.',
    it: "L'account con questo indirizzo ha ancora un ruolo. Lo tolga prima in Persone: così la persona viene disconnessa ovunque.",
    ru: 'У учётной записи с этим адресом ещё есть роль. Сначала снимите её в разделе «Пользователи»: тогда человек выйдет из системы на всех устройствах.',
    es: 'La cuenta con esta dirección aún tiene un rol. Quíteselo antes en Personas: así se cierra su sesión en todos los dispositivos.',
  },
} as const satisfies Record<string, Message>;
