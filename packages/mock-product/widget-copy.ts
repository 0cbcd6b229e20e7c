const en = {
  language: 'en',
  property: '2 bedrooms, pool, sleeps 4.',
  about: 'Sea views, five minutes from the beach.',
  guests: 'Guests',
  cleaning: 'Cleaning',
  tax: 'Tax, 10%',
  reserve: 'Reserve',
  reserved: 'no booking was made.',
  change: 'Change the stay',
};

const id: typeof en = {
  language: 'id',
  property: '2 kamar tidur, kolam renang, 4 tamu.',
  about: 'Pemandangan laut, lima menit dari pantai.',
  guests: 'Tamu',
  cleaning: 'Kebersihan',
  tax: 'Pajak, 10%',
  reserve: 'Pesan',
  reserved: 'ini hanya contoh, tidak ada pemesanan yang dibuat.',
  change: 'Ubah tanggal',
};

/** Returns the copy of the booking widget in a language, or else in English. */
export const getCopy = (language: string) => (language === 'id' ? id : en);
