const en = {
  language: 'en',
  property: 'Amed, Bali. 2 bedrooms, pool, sleeps 4.',
  about: 'Mount Agung views, five minutes from the jetty.',
  guests: 'Guests',
  cleaning: 'Cleaning',
  tax: 'Tax, 10%',
  reserve: 'Reserve',
  reserved: 'no booking was made.',
  change: 'Change the stay',
};

const id: typeof en = {
  language: 'id',
  property: 'Amed, Bali. 2 kamar tidur, kolam renang, 4 tamu.',
  about: 'Pemandangan Gunung Agung, lima menit dari dermaga.',
  guests: 'Tamu',
  cleaning: 'Kebersihan',
  tax: 'Pajak, 10%',
  reserve: 'Pesan',
  reserved: 'ini hanya contoh, tidak ada pemesanan yang dibuat.',
  change: 'Ubah tanggal',
};

/** Returns the copy of the booking widget in a language, or else in English. */
export const getCopy = (language: string) => (language === 'id' ? id : en);
